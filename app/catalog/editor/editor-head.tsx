import { Eye } from 'lucide'
import type { ReactNode } from 'react'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import type { ProjectChoice } from '#contract/catalog/project-list.schema.ts'
import type { ManagedProject } from '#contract/catalog/projects.schema.ts'
import { getGateReport } from '#contract/catalog/publish-gate.endpoints.ts'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button, ButtonAnchor } from '../../ui/action/button.tsx'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Confirm } from '../../ui/overlay/confirm.tsx'
import { statusFill } from '../project-status.ts'
import { useProjectActions } from '../table/use-project-actions.ts'
import { blockingCount } from './gate-states.ts'
import './editor.css'

type HeadProject = Pick<
  ManagedProject,
  'id' | 'name' | 'image' | 'imageColour' | 'status' | 'reraNumber' | 'categoryName' | 'routingName'
>

interface EditorHeadProps {
  project: HeadProject
  /** Says whether visitors can see the project; undefined while loading. */
  choice: ProjectChoice | undefined
  children?: ReactNode
}

export function EditorHead({ project, choice, children }: EditorHeadProps) {
  const { setShown, isBusy } = useProjectActions()
  const report = useCall(getGateReport, { params: { projectId: project.id } })
  const blocking = report.data && !report.isPlaceholderData ? blockingCount(report.data) : 0
  return (
    <header className="editor-head">
      <span className="editor-head-picture">
        <Picture
          src={assetAddress(UPLOAD_FOLDER.images, project.image)}
          alt=""
          {...HOME_PROJECT_IMAGE}
          sizes="92px"
          widths={[320]}
          colour={project.imageColour}
        />
      </span>
      <div className="editor-head-text">
        <h1 className="screen-title">{project.name}</h1>
        <p>
          <StatusMark label={project.status} fill={statusFill(project.status)} />
          <span>{project.reraNumber}</span>
          <span>{project.categoryName}</span>
          {choice && !choice.isActive && <span className="editor-hidden">{editorMessages.hidden}</span>}
        </p>
      </div>
      <div className="editor-head-actions">
        {children}
        {choice?.isActive && (
          <ButtonAnchor variant="ghost" href={projectAddress(project)} target="_blank" rel="noopener">
            <Icon of={Eye} size={16} /> {editorMessages.preview}
          </ButtonAnchor>
        )}
        {choice && (
          <Confirm
            question={editorMessages.hideQuestion(project.name)}
            details={editorMessages.hideBlocked(blocking)}
            confirmLabel={catalogChangesMessages.deactivate}
            isNeeded={choice.isActive && blocking > 0}
            onConfirm={() => setShown([choice], !choice.isActive)}
            trigger={
              <Button variant="ghost" isBusy={isBusy}>
                {choice.isActive ? catalogChangesMessages.deactivate : catalogChangesMessages.activate}
              </Button>
            }
          />
        )}
      </div>
    </header>
  )
}
