export type Option = string | { value: string; label: string; isDisabled?: boolean }

export function readOption(option: Option): { value: string; label: string; isDisabled: boolean } {
  if (typeof option === 'string') return { value: option, label: option, isDisabled: false }
  return { isDisabled: false, ...option }
}
