import { ApiProperty } from '@nestjs/swagger';
import { BeforeId, QueryNumber } from '../../platform/http/paging.ts';
import { CreditSource, LedgerCause } from '../../platform/prisma/client/enums.ts';
import { lowBalance } from '../model/lots.ts';

export class LotView {
  @ApiProperty({ format: 'uuid', description: 'Names the lot.' })
  id!: string;

  @ApiProperty({ enum: CreditSource, enumName: 'CreditSource', description: 'Where the credits came from.' })
  source!: CreditSource;

  @ApiProperty({ type: 'integer', example: 250, description: 'What it was filled with.' })
  amount!: number;

  @ApiProperty({ type: 'integer', example: 180, description: 'What is left.' })
  remaining!: number;

  @ApiProperty({ format: 'date-time', description: 'When what is left expires.' })
  expires_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When the credits came.' })
  created_at!: string;
}

export class NextExpiry {
  @ApiProperty({ format: 'date-time', description: 'When they expire.' })
  at!: string;

  @ApiProperty({ type: 'integer', example: 12, description: 'Credits that end on that day.' })
  credits!: number;
}

export class CreditsView {
  @ApiProperty({ type: 'integer', minimum: 0, example: 192, description: 'Credits left in all lots.' })
  balance!: number;

  @ApiProperty({ description: `True where ${lowBalance} or fewer are left.` })
  low!: boolean;

  @ApiProperty({ type: NextExpiry, nullable: true, description: 'What expires first; null without credits.' })
  next_expiry!: NextExpiry | null;

  @ApiProperty({ type: [LotView], description: 'What is left and alive, in the order in which it is spent.' })
  lots!: LotView[];
}

export class LedgerEntryView {
  @ApiProperty({ example: '1042', description: 'Grows with time.' })
  id!: string;

  @ApiProperty({ format: 'date-time', description: 'When it happened.' })
  created_at!: string;

  @ApiProperty({ enum: ['credit', 'debit'], enumName: 'LedgerType', description: 'credit: came; debit: went.' })
  type!: 'credit' | 'debit';

  @ApiProperty({ enum: LedgerCause, enumName: 'LedgerCause', description: 'Why it changed.' })
  cause!: LedgerCause;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1, description: 'Without a sign: see type.' })
  amount!: number;

  @ApiProperty({ example: 'One design', description: 'The cause in words.' })
  description!: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The design that it was about; null where it was about none.',
  })
  generation_id!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The API key or app that spent it, as it was named then; null where it was you.',
    example: null,
  })
  program!: string | null;
}

export class LedgerPage {
  @ApiProperty({ type: [LedgerEntryView], description: 'Newest first.' })
  entries!: LedgerEntryView[];

  @ApiProperty({ type: String, nullable: true, description: 'What to give as `before` for the next page.' })
  next!: string | null;
}

export class LedgerQuery {
  @QueryNumber({ name: 'limit', max: 100, default: 20, description: 'Newest first; at most so many.' })
  limit = 20;

  @BeforeId()
  before?: string;
}
