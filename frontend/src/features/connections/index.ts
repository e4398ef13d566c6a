export { isSeveralShops, networkName } from './shop/networks.ts';
export { ShopField } from './shop/shop-field.tsx';
