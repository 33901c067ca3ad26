export const homesFilm = stored('walkthrough-homes.mp4')
export const workplacesFilm = stored('walkthrough-workplaces.mp4')
export const heroFilmFile = stored('hero.mp4')
export const heroPosterFile = stored('hero-poster.jpg')

// All demo files have the same timestamp, so that names are readable and a regenerated file keeps its name.
export function stored(name: string): string {
  return `1730000000000_${name}`
}
