import { ExternalLink, Pencil, RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { useRepushGeneration, useRetryPublish } from '../../../api/generated/generations/generations.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toast.ts';
import { copyOf, type ReuseState, WORKBENCH } from '../model/design-links.ts';
import { isGivenUp } from '../model/status.ts';

export function DesignActions({ generation }: { generation: GenerationView }) {
  const { id, status, image_url, publish_status, printify_deep_link, external_url } = generation;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
      {status === 'finalized' && publish_status === 'failed' && <RetryPublish id={id} />}
      {status === 'error' && image_url && !isGivenUp(generation) && <Republish id={id} />}
      {status === 'error' && !image_url && <EditAgain generation={generation} />}
      {external_url && <OutLink href={external_url}>Open listing</OutLink>}
      {printify_deep_link && <OutLink href={printify_deep_link}>Open in Printify</OutLink>}
    </div>
  );
}

/** For a design that was not drawn, for example because its words were refused. */
function EditAgain({ generation }: { generation: GenerationView }) {
  return (
    <Button asChild size="sm" variant="ink">
      <Link to={WORKBENCH} state={{ reuse: copyOf(generation) } satisfies ReuseState}>
        <Pencil aria-hidden="true" />
        Edit and try again
      </Link>
    </Button>
  );
}

const stillPublishing = {
  title: 'Publishing again',
  description: 'Printify has it. The design says when it is in your shop.',
};

function RetryPublish({ id }: { id: string }) {
  const retry = useRetryPublish({
    mutation: {
      meta: { failure: 'Retry Failed' },
      onSuccess: ({ publishStatus }) =>
        publishStatus === 'failed'
          ? toast({ title: 'Retry Failed', description: 'Printify didn’t publish it.', tone: 'destructive' })
          : toast(publishStatus === 'published' ? { title: 'Publish Retry Complete!' } : stillPublishing),
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

export function OutLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1.5 rounded-sm font-semibold text-sm underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </a>
  );
}
