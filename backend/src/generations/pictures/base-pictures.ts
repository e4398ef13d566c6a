import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { isPoolRefusal } from '../../print/index.ts';
import { PrintEngine } from '../engines/print-engine.ts';
import { pictureKeys } from '../model/generation-names.ts';

const facts = z.object({ width: z.int(), height: z.int(), transparent: z.boolean() });

export interface BasePicture {
  /** Keys of its files; `whole` is null where the model drew it without a background. */
  cut: string;
  whole: string | null;
  width: number;
  height: number;
}

export interface NewPicture {
  cut: Uint8Array;
  whole: Uint8Array | null;
  width: number;
  height: number;
}

/** The pictures of image models that are retouched: as they were drawn, and cut out. Made when first asked for. */
@Injectable()
export class BasePictures {
  constructor(
    private readonly prisma: PrismaService,
    private readonly engine: PrintEngine,
    private readonly store: FileStore,
  ) {}

  /** Null where there is none of that number, or not yet. */
  async find(row: Generation, picture: number): Promise<BasePicture | null> {
    const keys = pictureKeys(row, picture);
    if (!(await this.store.find(keys.facts))) return null;
    const { transparent, ...size } = facts.parse(JSON.parse((await this.store.get(keys.facts)).toString()));
    return { cut: keys.cut, whole: transparent ? null : keys.whole, ...size };
  }

  /** @throws AppError not_editable where what the model drew is gone, busy */
  async findOrMakeFirst(row: Generation): Promise<BasePicture> {
    const found = await this.find(row, 0);
    return found ?? this.save(row, 0, await this.cutFirst(row));
  }

  async save(row: Generation, picture: number, { cut, whole, width, height }: NewPicture): Promise<BasePicture> {
    const keys = pictureKeys(row, picture);
    await this.store.put(keys.cut, cut, 'image/png');
    if (whole) await this.store.put(keys.whole, whole, 'image/png');
    // Last: where it is, the others are.
    const described = JSON.stringify({ width, height, transparent: whole === null });
    await this.store.put(keys.facts, Buffer.from(described), 'application/json');
    return { cut: keys.cut, whole: whole && keys.whole, width, height };
  }

  private async cutFirst(row: Generation): Promise<NewPicture> {
    const drawn = await this.drawnKey(row.id);
    if (!drawn || !(await this.store.find(drawn))) throw new AppError('not_editable', gone);
    try {
      return await this.engine.cutPicture(row, await this.store.get(drawn), row.background);
    } catch (error) {
      if (isPoolRefusal(error)) throw new AppError('busy');
      throw error;
    }
  }

  private async drawnKey(generationId: string): Promise<string | undefined> {
    const where = { generationId_name: { generationId, name: 'draw' } };
    const step = await this.prisma.generationStep.findUnique({ where });
    return z.object({ key: z.string() }).safeParse(step?.result).data?.key;
  }
}

const gone = 'The picture that the model drew is no longer stored, so it can’t be edited.';
