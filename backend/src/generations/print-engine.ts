import { Injectable } from '@nestjs/common';
import { type PrintArea, type PrintFile, preparePrintFile, previewPng } from '../print/index.ts';

/** The print engine as the pipeline uses it. Every method throws PrintError. */
@Injectable()
export class PrintEngine {
  preparePrintFile(picture: Buffer, area: PrintArea): Promise<PrintFile> {
    return preparePrintFile(picture, area);
  }

  previewPng(png: Buffer, width: number): Promise<Buffer> {
    return previewPng(png, width);
  }
}
