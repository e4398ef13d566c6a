import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { accountOf } from '../accounts/request.ts';
import { notFound } from '../protocol/errors.ts';
import { uploadTime } from '../protocol/formats.ts';
import { type PageQuery, paginate } from '../protocol/paging.ts';
import { readSource } from './source.ts';
import { MAX_UPLOAD_BYTES, type Upload } from './uploads.ts';

/** Base64 is a third longer than the bytes, and there is JSON around it. */
const BODY_LIMIT = Math.ceil((MAX_UPLOAD_BYTES * 4) / 3) + 2 * 1024 * 1024;

export const uploadRoutes: FastifyPluginAsync = async (app) => {
  const { uploads } = app.printify;
  const shape = (upload: Upload) => toUpload(upload, app.sandbox.publicUrl);

  app.post('/uploads/images.json', { bodyLimit: BODY_LIMIT }, async (request) => {
    const { fileName, bytes } = await readSource(request.body);
    return shape(await uploads.add(accountOf(request).id, fileName, bytes));
  });

  app.get<{ Querystring: PageQuery }>('/uploads.json', async (request) => {
    const page = paginate(uploads.list(accountOf(request).id), request.query, 100);
    return { ...page, data: page.data.map(shape) };
  });

  app.get<ImagePath>('/uploads/:image.json', async (request) => shape(uploadAt(request)));

  app.post<ImagePath>('/uploads/:image/archive.json', async (request) => {
    uploads.archive(uploadAt(request));
    return {};
  });

  function uploadAt(request: FastifyRequest<ImagePath>): Upload {
    const upload = uploads.find(accountOf(request).id, request.params.image);
    if (!upload) throw notFound(request.id);
    return upload;
  }
};

interface ImagePath {
  Params: { image: string };
}

function toUpload(upload: Upload, origin: string) {
  return {
    id: upload.id,
    file_name: upload.file_name,
    height: upload.height,
    width: upload.width,
    size: upload.size,
    mime_type: upload.mime_type,
    preview_url: `${origin}/printify/image/${upload.id}`,
    upload_time: uploadTime(upload.uploadedAt),
  };
}
