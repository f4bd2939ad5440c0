import { type RawBuilder, sql } from "kysely";

/** Over so many days the made-up rows are spread. */
const DAYS = 1_400;

/** Where the made-up cases and projects are. */
export const PLACES = [
	"Canal Street",
	"Harbour Road",
	"Willow Lane",
	"Station Square",
	"Mill Bridge",
	"North Bank",
	"Old Town",
	"Orchard Hill",
	"Ferry Landing",
	"Garden District",
	"运河街",
	"滨江路",
	"柳荫巷",
	"火车站广场",
	"老城区",
	"北岸新村",
	"果园小区",
	"码头路",
];

/** The districts of the made-up city. */
export const DISTRICTS = ["North", "West", "East", "South", "Harbour", "Old Town", "Hills", "Lakeside", "城北", "新区"];

/** More was filed lately than years ago, and more by day than by night. */
export const MOMENT = sql`now() - make_interval(days => floor(${DAYS} * power(random(), 1.4))::integer, secs => 86400 * power(random(), 0.7))`;

/** A value drawn from some, each as often as it stands there. */
export const oneOf = (values: readonly string[]) =>
	sql`(${values}::text[])[1 + floor(random() * ${values.length})::integer]`;

/** A row of a table's examples for each new one; the first examples more often than the last. */
export const picked = (count: RawBuilder<unknown>) => sql`1 + floor(${count} * power(random(), 1.5))::integer`;
