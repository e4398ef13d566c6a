import { Global, Module } from '@nestjs/common';
import { FileLinks } from './file-links.ts';
import { FilesController } from './files.controller.ts';
import { FileStore } from './storage.ts';

@Global()
@Module({ controllers: [FilesController], providers: [FileStore, FileLinks], exports: [FileStore, FileLinks] })
export class StorageModule {}
