import { Outlet } from 'react-router'
export default function PagePreviewLayout() {
  return <Outlet />
}
