import { Wordmark } from '../ui/brand/wordmark.tsx'
import { Choices, Fields } from './parts/forms.tsx'
import { Tables, TabsAndCarousels } from './parts/lists.tsx'
import { Buttons, Colours, Marks, Type } from './parts/looks.tsx'
import { Dialogs, Notices } from './parts/overlays.tsx'
import { Cards, States } from './parts/waits.tsx'
import './parts-gallery.css'

/** Every part of the kit in every state on one page. Routed in development only. */
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
