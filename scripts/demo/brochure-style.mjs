import { paper } from './chromium.mjs'

export const brochureStyle = `
@page { size: 297mm 210mm; margin: 0 }
* { margin: 0; padding: 0; box-sizing: border-box }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { font: 400 9.6pt/1.55 Schibsted; color: ${paper.ink700} }
section { position: relative; width: 297mm; height: 210mm; overflow: hidden; background: ${paper.stone}; page-break-after: always }
section:last-child { page-break-after: auto }
img { display: block; object-fit: cover; filter: none }
h1, h2, h3, .lead, .mark { font-family: Newsreader; color: ${paper.ink} }
h2 { font-size: 25pt; font-weight: 340; line-height: 1.1; letter-spacing: -.02em }
.plinth { display: block; height: 1.1mm; background: ${paper.ink} }

.cover img { position: absolute; inset: 0 0 auto 0; width: 297mm; height: 133mm }
.cover h1 { position: absolute; left: 16mm; bottom: 47.4mm; font-size: 78pt; font-weight: 300; line-height: .74; letter-spacing: -.045em; white-space: nowrap }
.cover h1.long { font-size: 70pt }
.cover .plinth { position: absolute; left: 16mm; right: 16mm; bottom: 42mm }
.cover .place { position: absolute; right: 16mm; bottom: 45.5mm; font-size: 11pt }
.cover dl { position: absolute; left: 16mm; right: 16mm; bottom: 15mm; height: 22mm; display: grid; grid-template-columns: 1.1fr 1.5fr 1fr .7fr }
.cover dl div { padding: 1mm 6mm 0 0 } .cover dl div + div { padding-left: 6mm; border-left: .25mm solid ${paper.line} }
dt { font-size: 8.4pt; color: ${paper.ink500} } dd { margin-top: 1mm; font-size: 11pt; line-height: 1.35; color: ${paper.ink} }

.words { display: grid; grid-template-columns: 1fr 98mm; gap: 18mm; padding: 17mm 16mm 0 }
.words h2 { margin-bottom: 8mm } .words .lead { font-size: 16.5pt; font-weight: 350; line-height: 1.32; letter-spacing: -.008em; margin-bottom: 6mm }
.words .text > p { max-width: 148mm; font-size: 10.4pt } .words .text > p.lead { font-size: 17.5pt } .words p + p { margin-top: 3mm }
.words h3 { font-size: 15pt; font-weight: 380; margin: 9mm 0 2.5mm }
.words ul { list-style: none; columns: 2; column-gap: 8mm } .words li { padding: 1.5mm 0; border-top: .25mm solid ${paper.line}; color: ${paper.ink}; break-inside: avoid }
.words figure img { width: 98mm; height: 146mm } figcaption { margin-top: 2.5mm; font-size: 8.4pt; line-height: 1.4; color: ${paper.ink500} }

.plans { background: ${paper.paper}; padding: 17mm 16mm 0 }
.plans .grid { margin-top: 7mm; display: grid; grid-template-columns: 1fr 1fr; gap: 5mm 9mm }
.plans figure { display: grid; grid-template-columns: 82mm 1fr; gap: 5mm }
.plans .sheet { height: 66mm; padding: 2.5mm; background: #fff; border: .25mm solid ${paper.line}; border-bottom: 1.1mm solid ${paper.ink} }
.plans .sheet img { width: 100%; height: 100%; object-fit: contain }
.plans figcaption { margin: 0; align-self: end; padding-bottom: 1mm } .plans b { display: block; font: 400 13pt/1.15 Newsreader; color: ${paper.ink} } .plans figcaption span { display: block; margin: 1mm 0 2mm; color: #77551C } .plans figcaption p { color: ${paper.ink700} }

.figures { padding: 17mm 16mm 0 } .figures h2 { font-size: 19pt; padding-bottom: 3mm; border-bottom: 1.1mm solid ${paper.ink} }
.figures .columns { display: grid; grid-template-columns: 1.35fr 1fr; gap: 14mm }
.figures .columns > div { display: flex; flex-direction: column; gap: 8mm }
table { width: 100%; border-collapse: collapse; font-size: 8.8pt; line-height: 1.35 } td { padding: 1.35mm 0; border-bottom: .25mm solid ${paper.line}; color: ${paper.ink}; vertical-align: top } td + td { padding-left: 4mm; text-align: right; white-space: nowrap }
.specs td:first-child { width: 34mm } .specs td + td { text-align: left; white-space: normal; color: ${paper.ink700} }
.note { margin-top: 2mm; font-size: 8pt; color: ${paper.ink500} }
.figures footer { position: absolute; inset: auto 0 0 0; height: 40mm; padding: 9mm 16mm; display: grid; grid-template-columns: 46mm 76mm 1fr; gap: 10mm; background: ${paper.ink}; color: #A9B6BD; font-size: 8.2pt; line-height: 1.5; border-top: 1.6mm solid ${paper.brass} }
.mark { color: #fff; font-size: 26pt; font-weight: 430; line-height: .8; letter-spacing: -.03em; width: max-content } .mark i { display: block; height: 1.1mm; margin: 1.6mm -1mm 0; background: #fff }
.foot { position: absolute; left: 16mm; right: 16mm; bottom: 8mm; display: flex; justify-content: space-between; font-size: 8.2pt; color: ${paper.ink500} }
`
