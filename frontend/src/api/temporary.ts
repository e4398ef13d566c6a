import { type UseMutationOptions, type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { request } from '../lib/http.ts';

export interface CurrentUser {
  id: string;
  name: string | null;
  email: string;
  avatar_url: string | null;
  credits: number;
  is_admin: boolean;
  subscription_tier: string;
  subscription_status: string;
  monthlyPreviewLimit: number;
}
export type GenerationStatus =
  | 'pending'
  | 'generating'
  | 'removing_bg'
  | 'uploading'
  | 'creating_listing'
  | 'creating_product'
  | 'finalized'
  | 'preview'
  | 'error';
export interface Generation {
  id: string;
  prompt: string;
  style: string;
  status: GenerationStatus;
  created_at: string;
  image_url: string | null;
  final_image_url: string | null;
  printify_mockup_urls: string[];
  printify_deep_link: string | null;
  publish_status: 'draft' | 'publishing' | 'published' | 'failed';
  error_message: string | null;
  colors: string[];
  listing: { title: string; description: string; tags: string[] } | null;
  report: {
    effectiveDpi: number;
    background: string;
    checks: { id: string; level: 'good' | 'warn' | 'bad'; message: string }[];
  } | null;
  external_url: string | null;
  publish_error: string | null;
}
export interface PrintifyConnection {
  connected: boolean;
  shops: { id: number; title: string; sales_channel: string }[];
  selectedShopId: number | null;
}
export interface PromptSettings {
  promptTemplate: string;
  negativePrompt: string;
}
export interface ListingSettings {
  titleTemplate: string;
  descriptionTemplate: string;
}
export interface PricingSettings {
  defaultPrice: number;
}
export interface VariantEntry {
  color: string;
  hex: string;
  variants: string[];
}
export interface GenerateOutcome {
  status: GenerationStatus;
  cached: boolean;
  generationId: string;
}

type QueryOpts<T> = { query?: Partial<UseQueryOptions<T>> };
type MutOpts<T, V> = { mutation?: UseMutationOptions<T, Error, V> };
const q = <T>(path: string, o?: QueryOpts<T>, params?: Record<string, string | number>) =>
  useQuery<T>({
    queryKey: params ? [path, params] : [path],
    queryFn: () => request<T>(params ? `${path}?${new URLSearchParams(params as Record<string, string>)}` : path),
    ...o?.query,
  });
const m = <T, V>(key: string, method: string, path: string, o?: MutOpts<T, V>) =>
  useMutation<T, Error, V>({
    mutationKey: [key],
    mutationFn: (v: V) =>
      request<T>(path, {
        method,
        ...((v as { data?: unknown } | undefined)?.data
          ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify((v as { data: unknown }).data) }
          : {}),
      }),
    ...o?.mutation,
  });

export const useGetCurrentUser = (o?: QueryOpts<CurrentUser>) => q('/api/user', o);
export const useListGenerations = (p: { limit: number }, o?: QueryOpts<Generation[]>) => q('/api/generations', o, p);
export const useGetPromptSettings = (o?: QueryOpts<PromptSettings>) => q('/api/settings/prompt', o);
export const useGetListingSettings = (o?: QueryOpts<ListingSettings>) => q('/api/settings/listing', o);
export const useGetPricingSettings = (o?: QueryOpts<PricingSettings>) => q('/api/settings/pricing', o);
export const useListPrintifyVariants = (o?: QueryOpts<VariantEntry[]>) => q('/api/printify-variants', o);
export const useGetPrintifyConnection = (o?: QueryOpts<PrintifyConnection>) => q('/api/printify/connection', o);
export const useSavePromptSettings = (o?: MutOpts<unknown, { data: PromptSettings }>) =>
  m('savePromptSettings', 'POST', '/api/settings/prompt', o);
export const useSaveListingSettings = (o?: MutOpts<unknown, { data: ListingSettings }>) =>
  m('saveListingSettings', 'POST', '/api/settings/listing', o);
export const useSavePricingSettings = (o?: MutOpts<unknown, { data: PricingSettings }>) =>
  m('savePricingSettings', 'POST', '/api/settings/pricing', o);
export const useConnectPrintify = (o?: MutOpts<unknown, { data: { apiToken: string } }>) =>
  m('connectPrintify', 'POST', '/api/printify/connect', o);
export const useDisconnectPrintify = (o?: MutOpts<unknown, void>) =>
  m('disconnectPrintify', 'DELETE', '/api/printify/connection', o);
export const useSelectPrintifyShop = (o?: MutOpts<unknown, { data: { shopId: number } }>) =>
  m('selectPrintifyShop', 'POST', '/api/printify/shop', o);
export const useCreateGeneration = (
  o?: MutOpts<GenerateOutcome, { data: { idea: string; selectedColors: string[] } }>,
) => m('createGeneration', 'POST', '/api/generate', o);
export const useRepushGeneration = (o?: MutOpts<unknown, { data: { generationId: string } }>) =>
  m('repushGeneration', 'POST', '/api/generate/repush', o);
export const useRetryPublish = (o?: MutOpts<{ publishStatus: string }, { data: { generationId: string } }>) =>
  m('retryPublish', 'POST', '/api/generate/retry-publish', o);
