import { Module } from '@nestjs/common';
import { PrintifyModule } from '../printify/index.ts';
import { CatalogController } from './catalog.controller.ts';
import { CatalogService } from './catalog.service.ts';
import { CatalogCsv } from './csv/catalog-csv.service.ts';
import { DownloadTickets } from './csv/download-tickets.ts';
import { CatalogRefresher } from './refresh/catalog-refresher.ts';
import { CatalogSource } from './refresh/catalog-source.ts';
import { Mirror } from './refresh/mirror.ts';
import { RefreshCatalogHandler } from './refresh/refresh-catalog.handler.ts';
import { WeeklyCatalogHandler } from './refresh/weekly-catalog.handler.ts';
import { CatalogSearch } from './search/catalog-search.service.ts';
import { SearchDatabase } from './search/search-database.ts';

@Module({
  imports: [PrintifyModule],
  controllers: [CatalogController],
  providers: [
    CatalogService,
    Mirror,
    CatalogSource,
    CatalogRefresher,
    RefreshCatalogHandler,
    WeeklyCatalogHandler,
    CatalogCsv,
    DownloadTickets,
    SearchDatabase,
    CatalogSearch,
  ],
})
export class CatalogModule {}
