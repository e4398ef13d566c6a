import { ExternalLink, RotateCw } from 'lucide-react';
import { useRepushGeneration, useRetryPublish } from '../../../api/generated/generations/generations.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toast.ts';

export function DesignActions({ generation }: { generation: GenerationView }) {
  const { id, status, image_url, error_code, publish_status, printify_deep_link, external_url } = generation;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
      {status === 'finalized' && publish_status === 'failed' && <RetryPublish id={id} />}
      {status === 'error' && image_url && error_code !== 'discarded' && <Republish id={id} />}
      {external_url && <OutLink href={external_url}>Open listing</OutLink>}
      {printify_deep_link && <OutLink href={printify_deep_link}>Open in Printify</OutLink>}
    </div>
  );
}

function RetryPublish({ id }: { id: string }) {
  const retry = useRetryPublish({
    mutation: {
      meta: { failure: 'Retry Failed' },
      onSuccess: ({ publishStatus }) =>
        publishStatus === 'failed'
          ? toast({ title: 'Retry Failed', description: 'Printify did not publish it.', tone: 'destructive' })
          : toast({ title: 'Publish Retry Complete!' }),
    },
  });
  return (
    <Button
      size="sm"
      variant="ink"
      disabled={retry.isPending}
      onClick={() => retry.mutate({ data: { generationId: id } })}
    >
      <RotateCw aria-hidden="true" />
      Retry Publish
    </Button>
  );
}

function Republish({ id }: { id: string }) {
  const republish = useRepushGeneration({
    mutation: {
      meta: { failure: 'Republish Failed' },
      onSuccess: ({ success, error }) =>
        success
          ? toast({ title: 'Republished!' })
          : toast({
              title: 'Republish Failed',
              description: error ?? 'Could not republish design',
              tone: 'destructive',
            }),
    },
  });
  return (
    <Button
      size="sm"
      variant="ink"
      disabled={republish.isPending}
      onClick={() => republish.mutate({ data: { generationId: id } })}
    >
      <RotateCw aria-hidden="true" />
      Republish (Free)
    </Button>
  );
}

function OutLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-9 items-center gap-1.5 rounded-sm font-semibold text-sm underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </a>
  );
}
