import type { ReactNode } from 'react';

/** One picture of the walkthrough: a browser window, 320 by 200. */
export interface Scene {
  /** For screen readers. */
  caption: string;
  picture: ReactNode;
}

const line = 'fill-muted-foreground/35';
const paper = 'fill-card stroke-input';
const spot = 'fill-spot';

export const SCENES: Scene[] = [
  {
    caption: 'Printify’s sign-up form: an email, a password, and the button that makes the account.',
    picture: (
      <>
        <Words x={110} y={52} widths={[100]} />
        <Box x={90} y={72} width={140} height={20} />
        <Box x={90} y={98} width={140} height={20} />
        <PressedButton x={90} y={126} width={140} label="Sign up" />
      </>
    ),
  },
  {
    caption: 'The menu of the profile is open, and Connections is pressed in it.',
    picture: (
      <>
        <circle cx={284} cy={48} r={9} className={line} />
        <Box x={196} y={64} width={98} height={100} />
        <Words x={208} y={78} widths={[60, 52]} />
        <rect x={200} y={106} width={90} height={20} rx={4} className={spot} />
        <Label x={208} y={120} on>
          Connections
        </Label>
        <Words x={208} y={136} widths={[46, 58]} />
      </>
    ),
  },
  {
    caption: 'On the page Connections all scopes are ticked, and Generate is pressed.',
    picture: (
      <>
        <Title>API tokens</Title>
        {[90, 120, 104].map((width, row) => (
          <g key={width} transform={`translate(40 ${70 + row * 20})`}>
            <rect width={11} height={11} rx={2} className="fill-foreground" />
            <path d="M2.5 5.5l2.4 2.6 4-5" className="fill-none stroke-background" strokeWidth={1.6} />
            <Words x={20} y={3} widths={[width]} />
          </g>
        ))}
        <PressedButton x={40} y={140} width={92} label="Generate" />
      </>
    ),
  },
  {
    caption: 'The new token is shown once. Copy all of it.',
    picture: (
      <>
        <Title>Your token</Title>
        <Box x={40} y={68} width={240} height={56} />
        <text x={50} y={86} className="fill-foreground font-mono text-[11px]">
          eyJ0eXAiOiJKV1QiLCJhbGciOi
        </text>
        <Words x={50} y={96} widths={[214, 150]} />
        <PressedButton x={40} y={138} width={70} label="Copy" />
      </>
    ),
  },
  {
    caption: 'In Settings here, the token is in its field, and Connect to Printify is pressed.',
    picture: (
      <>
        <Title>Printify Integration</Title>
        <Box x={40} y={70} width={240} height={26} />
        {Array.from({ length: 18 }, (_, dot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots that never change
          <circle key={dot} cx={52 + dot * 11} cy={83} r={2.6} className="fill-foreground" />
        ))}
        <PressedButton x={40} y={112} width={140} label="Connect to Printify" />
      </>
    ),
  },
];

function Words({ x, y, widths }: { x: number; y: number; widths: number[] }) {
  return widths.map((width, row) => (
    <rect key={width} x={x} y={y + row * 12} width={width} height={5} rx={2.5} className={line} />
  ));
}

function Title({ children }: { children: string }) {
  return (
    <Label x={40} y={56}>
      {children}
    </Label>
  );
}

function Box(place: { x: number; y: number; width: number; height: number }) {
  return <rect {...place} rx={5} className={paper} />;
}

/** A button with a mouse pointer on it. */
function PressedButton({ x, y, width, label }: { x: number; y: number; width: number; label: string }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={24} rx={5} className={spot} />
      <Label x={x + width / 2} y={y + 16} on middle>
        {label}
      </Label>
      <path
        d={`M${x + width - 12} ${y + 15}l0 17 4.2-4 3 6.6 3-1.4-3-6.4 6-.2z`}
        className="fill-foreground stroke-background"
        strokeWidth={1}
      />
    </>
  );
}

function Label(props: { x: number; y: number; on?: boolean; middle?: boolean; children: string }) {
  const { x, y, on, middle, children } = props;
  return (
    <text
      x={x}
      y={y}
      textAnchor={middle ? 'middle' : 'start'}
      className={on ? 'fill-spot-foreground font-semibold text-[11px]' : 'fill-foreground font-semibold text-[13px]'}
    >
      {children}
    </text>
  );
}
