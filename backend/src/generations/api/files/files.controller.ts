import { Readable } from 'node:stream';
import { Controller, Get, Headers, HttpStatus, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.ts';
import { parseRange, readRange } from '../../../platform/http/byte-range.ts';
import { Public } from '../../../platform/http/decorators.ts';
import { FileLinks } from '../../../platform/storage/file-links.ts';
import { FileStore, type StoredFile } from '../../../platform/storage/storage.ts';
import { Renditions } from '../../pictures/renditions.ts';

/** Pixels, in which no program can be hidden. */
const shown = ['image/png', 'image/jpeg', 'image/webp'];

interface FileQuery {
  /** The end of the link, its signature, and the width of a rendition. */
  e?: string;
  s?: string;
  w?: string;
}

@ApiExcludeController()
@Controller('files')
export class FilesController {
  constructor(
    private readonly links: FileLinks,
    private readonly store: FileStore,
    private readonly renditions: Renditions,
  ) {}

  @Public()
  @Get('*')
  async read(
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('*') path: string,
    @Query() { e: expires = '', s: signature = '', w: width }: FileQuery,
    @Headers() { range, 'if-none-match': known, 'if-range': ifRange }: Record<string, string | undefined>,
  ): Promise<StreamableFile | undefined> {
    if (!this.links.isValid(path, String(expires), String(signature))) throw new AppError('not_found');
    const key = width === undefined ? path : await this.renditions.findOrMake(path, Number(width));
    const file = await this.store.find(key);
    if (!file) throw new AppError('not_found');
    describeFile(reply, file, Number(expires));
    if (known?.includes(file.etag)) {
      void reply.code(HttpStatus.NOT_MODIFIED);
      return undefined;
    }
    const isSame = ifRange === undefined || ifRange === file.etag;
    return this.send(reply, key, file, isSame ? range : undefined);
  }

  private async send(reply: FastifyReply, key: string, { size, contentType: type }: StoredFile, range?: string) {
    const part = parseRange(range, size);
    const stream = Readable.from(await this.store.stream(key));
    if (!part) return new StreamableFile(stream, { type, length: size });
    const { start, end } = part;
    void reply.code(HttpStatus.PARTIAL_CONTENT).header('Content-Range', `bytes ${start}-${end}/${size}`);
    return new StreamableFile(Readable.from(readRange(stream, part)), { type, length: end - start + 1 });
  }
}

/** Only once there is a file: a browser must not cache a refusal. */
function describeFile(reply: FastifyReply, { contentType, etag }: StoredFile, expires: number): void {
  const seconds = Math.max(0, Math.floor(expires - Date.now() / 1000));
  void reply
    .header('Cache-Control', `private, max-age=${seconds}, immutable`)
    .header('ETag', etag)
    .header('Accept-Ranges', 'bytes');
  if (!shown.includes(contentType)) forceDownload(reply);
}

/** Should a browser show an SVG all the same, it runs and loads nothing. */
function forceDownload(reply: FastifyReply): void {
  void reply
    .header('Content-Disposition', 'attachment')
    .header('Content-Security-Policy', "sandbox; default-src 'none'")
    .header('X-Content-Type-Options', 'nosniff');
}
