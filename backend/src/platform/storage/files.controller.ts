import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { Public } from '../http/decorators.ts';
import { FileLinks } from './file-links.ts';
import { FileStore } from './storage.ts';

/** Pixels, in which no program can be hidden. */
const shown = ['image/png', 'image/jpeg', 'image/webp'];

@ApiExcludeController()
@Controller('files')
export class FilesController {
  constructor(
    private readonly links: FileLinks,
    private readonly store: FileStore,
  ) {}

  @Public()
  @Get('*')
  async read(
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('*') key: string,
    @Query('e') expires = '',
    @Query('s') signature = '',
  ): Promise<StreamableFile> {
    if (!this.links.isValid(key, String(expires), String(signature))) throw new AppError('not_found');
    const file = await this.store.open(key);
    if (!file) throw new AppError('not_found');
    // Only now: a browser must not cache a refusal.
    void reply.header('Cache-Control', 'private, max-age=604800, immutable');
    if (!shown.includes(file.contentType)) forceDownload(reply);
    return new StreamableFile(Readable.from(file.stream), { type: file.contentType, length: file.size });
  }
}

/** Should a browser show an SVG all the same, it runs and loads nothing. */
function forceDownload(reply: FastifyReply): void {
  void reply
    .header('Content-Disposition', 'attachment')
    .header('Content-Security-Policy', "sandbox; default-src 'none'")
    .header('X-Content-Type-Options', 'nosniff');
}
