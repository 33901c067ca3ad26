import { Wordmark } from '../ui/brand/wordmark.tsx'
import { Choices, Dialogs, Fields, Notices } from './parts/controls.tsx'
import { Tables, TabsAndCarousels } from './parts/lists.tsx'
import { Buttons, Cards, Colours, Marks, States, Type } from './parts/looks.tsx'
import './parts-gallery.css'

/** UI components in their states on one page, routed in development only. */
export default function PartsGallery() {
  return (
    <main className="wrap parts">
      <Wordmark name="Plinth" />
      <h1 className="display parts-title">Parts and states</h1>
      <Colours />
      <Type />
      <Buttons />
      <Marks />
      <Fields />
      <Choices />
      <Notices />
      <Dialogs />
      <TabsAndCarousels />
      <Cards />
      <Tables />
      <States />
    </main>
  )
}
