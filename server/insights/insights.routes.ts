import { countShortlist, getInsights, listInsightLines } from '#contract/insights/insights.endpoints.ts'
import type { Serve } from '#server/plugins/serve.ts'
import { isByVisitor, requestOrigin } from './count-requests.ts'
import type { InsightsService } from './insights.service.ts'

export function insightsRoutes(serve: Serve, insights: InsightsService) {
  serve(getInsights, ({ query }) => insights.read(query))
  serve(listInsightLines, ({ query }) => insights.listLines(query))
  serve(countShortlist, async ({ params, request }) => {
    const interest = { subject: String(params.projectId), origin: requestOrigin(request) }
    if (isByVisitor(request)) await insights.countShortlist(interest, request.ip)
    return null
  })
}
