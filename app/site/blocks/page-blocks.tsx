import type { PageBlock } from '#contract/content/page-blocks.schema.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { Part } from '../../ui/layout/part.tsx'
import type { LoadedPage } from '../load-page.ts'
import { NumbersBlock, QuestionsBlock, TimelineBlock } from './fact-blocks.tsx'
import { FilesBlock, ProjectsBlock } from './link-blocks.tsx'
import { PeopleBlock, PictureBlock, PicturesBlock } from './picture-blocks.tsx'
import { TextBlock } from './text-block.tsx'
import '../../ui/form/choice.css'
import '../../ui/form/field.css'
import '../../ui/media/picture.css'
import '../../enquiries/enquiry-form.css'
import './page-blocks.css'

// Loaded lazily, because most pages have no form. Its styles are imported above, for visitors without JavaScript.
const EnquiryBlock = lazyPart(() => import('./enquiry-block.tsx'))

export function PageBlocks({ page, projects, choices }: Omit<LoadedPage, 'sharePicture'>) {
  return page.blocks.map((block, at) => (
    <Block key={block.id} block={block} isFirst={at === 0} {...{ projects, choices }} />
  ))
}

interface BlockProps extends Pick<LoadedPage, 'projects' | 'choices'> {
  block: PageBlock
  isFirst: boolean
}

function Block({ block, isFirst, projects, choices }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return <TextBlock block={block} />
    case 'picture':
      return <PictureBlock block={block} isFirst={isFirst} />
    case 'pictures':
      return <PicturesBlock block={block} />
    case 'numbers':
      return <NumbersBlock block={block} />
    case 'people':
      return <PeopleBlock block={block} />
    case 'questions':
      return <QuestionsBlock block={block} />
    case 'timeline':
      return <TimelineBlock block={block} />
    case 'files':
      return <FilesBlock block={block} />
    case 'projects':
      return <ProjectsBlock block={block} projects={projects} />
    case 'enquiry':
      return (
        <Part>
          <EnquiryBlock block={block} choices={choices} />
        </Part>
      )
  }
}
