export const VIDEO_HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
] as const

/** This host sets no cookie before a visitor plays the video. */
export const VIDEO_EMBED_HOST = 'www.youtube-nocookie.com'
