import { redirect, replace } from 'react-router'

export function loader() {
  return redirect('/home', 301)
}

export function clientLoader() {
  return replace('/home')
}
