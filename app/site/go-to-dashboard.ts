import { redirect, replace } from 'react-router'

export function loader() {
  return redirect('/admin/dashboard')
}

export function clientLoader() {
  return replace('/admin/dashboard')
}
