import { Box } from "@chakra-ui/react/box";
import { Card } from "@chakra-ui/react/card";
import { Stack } from "@chakra-ui/react/stack";
import { Table } from "@chakra-ui/react/table";
import type { ReactNode } from "react";

/** What a row is about, and its cells in the order of the columns; null where it has nothing to say. */
export type TableRow = { key: string; title: string; cells: readonly ReactNode[] };

type RowTableProps = {
	/** What the rows are about. */
	subject: string;
	/** The names of the other columns. */
	columns: readonly string[];
	rows: readonly TableRow[];
	/** What each row's title is where rows are cards: h2 on a page without sections. */
	cardHeading?: "h2" | "h3";
};

function WideTable({ subject, columns, rows }: RowTableProps) {
	return (
		<Table.ScrollArea
			hideBelow="md"
			whiteSpace="normal"
			borderWidth="1px"
			borderRadius="lg"
			bg="bg.panel"
			tabIndex={0}
			role="region"
			aria-label={subject}
		>
			<Table.Root variant="outline">
				<Table.Header>
					<Table.Row>
						<Table.ColumnHeader scope="col">{subject}</Table.ColumnHeader>
						{columns.map((column) => (
							<Table.ColumnHeader key={column} scope="col" w={columns.length > 3 ? undefined : "1/5"}>
								{column}
							</Table.ColumnHeader>
						))}
					</Table.Row>
				</Table.Header>
				<Table.Body>
					{rows.map(({ key, title, cells }) => (
						<Table.Row key={key} verticalAlign="top">
							<Table.Cell as="th" scope="row" fontWeight="medium">
								{title}
							</Table.Cell>
							{columns.map((column, index) => (
								<Table.Cell key={column}>{cells[index]}</Table.Cell>
							))}
						</Table.Row>
					))}
				</Table.Body>
			</Table.Root>
		</Table.ScrollArea>
	);
}

/** A row of the table as a card of its own. */
type RowCardProps = Pick<RowTableProps, "columns" | "cardHeading"> & { row: TableRow };

function RowCard({ row: { title, cells }, columns, cardHeading = "h3" }: RowCardProps) {
	return (
		<Card.Root as="li" size="sm">
			<Card.Body gap="3">
				<Card.Title as={cardHeading} textStyle="md">
					{title}
				</Card.Title>
				<Stack as="dl" gap="3">
					{columns.map((column, index) =>
						cells[index] === null ? null : (
							<Box key={column}>
								<Box as="dt" color="fg.muted" fontSize="sm">
									{column}
								</Box>
								<dd>{cells[index]}</dd>
							</Box>
						),
					)}
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}

/** Rows of figures: a table where there is room for one, else a card each. */
export function RowTable(props: RowTableProps) {
	return (
		<>
			<WideTable {...props} />
			<Stack as="ul" listStyle="none" gap="3" hideFrom="md">
				{props.rows.map((row) => (
					<RowCard key={row.key} row={row} columns={props.columns} cardHeading={props.cardHeading} />
				))}
			</Stack>
		</>
	);
}
