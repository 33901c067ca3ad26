export const filmFile = stored('walkthrough.mp4')
export const heroFilmFile = stored('hero.mp4')
export const heroPosterFile = stored('hero-poster.jpg')

// Every demo file carries the same time, so that a name in the data is readable and a re-made file keeps its name.
export function stored(name: string): string {
  return `1730000000000_${name}`
}
