declare module 's3rver' {
  import type { Server } from 'node:http'
  import type { Readable } from 'node:stream'

  interface S3Object {
    bucket: string
    key: string
    content: Readable | Buffer
    metadata: Record<string, unknown>
  }

  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    httpServer: Server
    store: {
      getResourcePath(bucket: string, key: string, resource: string): string
      putMetadata(bucket: string, key: string, metadata: Record<string, unknown>, md5: string): Promise<void>
      putObject(object: S3Object): Promise<{ size: number; md5: string }>
      existsObject(bucket: string, key: string): Promise<boolean>
    }
    callback(): (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void
    configureBuckets(): Promise<void>
  }
}
