export {
  type PictureSource,
  type PressSource,
  type ProductArt,
  ProductArtist,
  type ProductArtOrder,
  type ProductPrint,
} from './product-artist.ts';
