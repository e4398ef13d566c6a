import { Module } from '@nestjs/common';
import { PrintifyModule } from '../printify/index.ts';
import { CatalogController } from './api/catalog.controller.ts';
import { CatalogService } from './api/catalog.service.ts';
import { CatalogCsv } from './csv/catalog-csv.ts';
import { DownloadTickets } from './csv/download-tickets.ts';
import { CatalogSearch } from './search/catalog-search.ts';

@Module({
  imports: [PrintifyModule],
  controllers: [CatalogController],
  providers: [CatalogService, CatalogCsv, DownloadTickets, CatalogSearch],
})
export class CatalogModule {}
