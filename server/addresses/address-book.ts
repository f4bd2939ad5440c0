import { readFile, stat } from "node:fs/promises";

/** An address as the city's register has it. */
export type Address = { id: string; line: string; postcode: string };

/** How many addresses of one postcode are returned. */
const MAX_ADDRESSES = 500;

/** Postcodes as they are compared: without spaces, whatever their case. */
const codeOf = (postcode: string) => postcode.replaceAll(/\s/g, "").toUpperCase();

type AddressBook = { changedAt: number; byPostcode: ReadonlyMap<string, Address[]> };

/** The address book of each file, as it was read last: a register can be replaced while the server runs. */
const books = new Map<string, AddressBook>();

/** The cells of one line of a CSV file (RFC 4180), whose cells have no line breaks. */
function cellsOf(text: string): string[] {
	const cells = text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
	return [...cells].map(([, quoted, plain = ""]) => (quoted?.replaceAll('""', '"') ?? plain).trim());
}

function parsed(text: string): Address[] {
	const [head = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
	const columns = cellsOf(head);
	const [id, line, postcode] = ["id", "line", "postcode"].map((name) => columns.indexOf(name));
	if (id === undefined || line === undefined || postcode === undefined || Math.min(id, line, postcode) < 0)
		throw new Error("A register of addresses begins with a line that names its columns id, line and postcode.");
	return lines
		.map(cellsOf)
		.map((cells) => ({ id: cells[id] ?? "", line: cells[line] ?? "", postcode: cells[postcode] ?? "" }))
		.filter((one) => one.id !== "" && one.line !== "" && one.postcode !== "");
}

async function bookAt(path: string): Promise<AddressBook> {
	const { mtimeMs: changedAt } = await stat(path);
	const known = books.get(path);
	if (known?.changedAt === changedAt) return known;
	const addresses = parsed(await readFile(path, "utf8"));
	const book = { changedAt, byPostcode: Map.groupBy(addresses, ({ postcode }) => codeOf(postcode)) };
	books.set(path, book);
	return book;
}

/** The addresses of a postcode in the register at a path; none without a register. */
export async function addressesOf(path: string | null, postcode: string): Promise<Address[]> {
	if (path === null) return [];
	return (await bookAt(path)).byPostcode.get(codeOf(postcode))?.slice(0, MAX_ADDRESSES) ?? [];
}
