package import LayoutSimJSON
import LayoutSimPixels

extension PictureComparison {
    /// The comparison as JSON, except for the drift, which exists only with a tolerance; lengths are in pixels.
    package var json: JSON {
        JSON([
            "verdict": .string(verdict.rawValue), "expected": expectedSize.json, "actual": actualSize.json,
            "scale": .number(Double(scale)), "changed": .number(Double(changedPixels)),
            "inserted": .number(Double(insertedPixels)), "removed": .number(Double(removedPixels)),
            "bands": .array(bands.map(\.json)), "regions": .array(regions.map(\.json)),
            "unlisted": [
                "regions": .number(Double(unlisted.regions)), "pixels": .number(Double(unlisted.pixels)),
            ],
            "alignment": alignment.map { .array($0.pairs.map(\.json)) },
        ])
    }

    /// Restores a comparison from `json`; throws a `JSONError` with the location of anything else.
    package init(_ node: JSONNode) throws {
        self.init(
            verdict: try node.member("verdict").choice(), try PixelSize(node.member("expected")),
            try PixelSize(node.member("actual")), scale: try node.member("scale").integer(in: 1...1_000))
        changedPixels = try node.member("changed").count()
        insertedPixels = try node.member("inserted").count()
        removedPixels = try node.member("removed").count()
        bands = try node.member("bands").elements().map { try RowBand($0) }
        regions = try node.member("regions").elements().map { try DifferingRegion($0) }
        unlisted.regions = try node.member("unlisted").member("regions").count()
        unlisted.pixels = try node.member("unlisted").member("pixels").count()
        alignment = try node.optionalMember("alignment").map {
            RowAlignment(pairs: try $0.elements().map { try PairedRows($0) })
        }
    }
}

extension PixelSize {
    fileprivate var json: JSON { .array([.number(Double(width)), .number(Double(height))]) }

    fileprivate init(_ node: JSONNode) throws {
        let sides = try node.integers(2)
        self.init(width: sides[0], height: sides[1])
    }
}

extension PairedRows {
    fileprivate var json: JSON { .array([expected, actual, count].map { .number(Double($0)) }) }

    fileprivate init(_ node: JSONNode) throws {
        let rows = try node.integers(3)
        self.init(expected: rows[0], actual: rows[1], count: rows[2])
    }
}

extension RowBand {
    private enum Word: String, CaseIterable {
        case moved, inserted, removed
    }

    fileprivate var json: JSON {
        let (word, distance, changedRows): (Word, Int?, Int?) =
            switch change {
            case .moved(let distance, let changedRows): (.moved, distance, changedRows)
            case .inserted: (.inserted, nil, nil)
            case .removed: (.removed, nil, nil)
            }
        return JSON([
            "change": .string(word.rawValue), "by": distance.map { .number(Double($0)) },
            "changedRows": changedRows.map { .number(Double($0)) }, "first": .number(Double(rows.lowerBound)),
            "count": .number(Double(rows.count)), "blank": .boolean(isBlank), "object": view.map { .string($0) },
        ])
    }

    fileprivate init(_ node: JSONNode) throws {
        let change: Change =
            switch try node.member("change").choice(Word.self) {
            case .moved:
                .moved(by: try node.member("by").integer(), changedRows: try node.member("changedRows").count())
            case .inserted: .inserted
            case .removed: .removed
            }
        let first = try node.member("first").count()
        self.init(
            change: change, rows: first..<(first + (try node.member("count").count())),
            isBlank: try node.member("blank").boolean(), view: try node.optionalMember("object")?.string())
    }
}

extension DifferingRegion {
    private enum Word: String, CaseIterable {
        case added, removed, recolored, changed
    }

    fileprivate var json: JSON {
        let (word, old, new): (Word, Pixel?, Pixel?) =
            switch change {
            case .added: (.added, nil, nil)
            case .removed: (.removed, nil, nil)
            case .recolored(let old, let new): (.recolored, old, new)
            case .changed: (.changed, nil, nil)
            }
        return JSON([
            "change": .string(word.rawValue), "old": old.map { .string("\($0)") }, "new": new.map { .string("\($0)") },
            "bounds": .array([bounds.x, bounds.y, bounds.width, bounds.height].map { .number(Double($0)) }),
            "pixels": .number(Double(count)), "places": .number(Double(places)), "object": view.map { .string($0) },
        ])
    }

    fileprivate init(_ node: JSONNode) throws {
        let change: Change =
            switch try node.member("change").choice(Word.self) {
            case .added: .added
            case .removed: .removed
            case .recolored:
                .recolored(from: try Pixel(node.member("old")), to: try Pixel(node.member("new")))
            case .changed: .changed
            }
        let bounds = try node.member("bounds").integers(4)
        self.init(
            change: change, bounds: PixelRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3]),
            count: try node.member("pixels").count(), places: try node.member("places").count(),
            view: try node.optionalMember("object")?.string())
    }
}

extension Pixel {
    /// Parses the eight digits of `description`.
    fileprivate init(_ node: JSONNode) throws {
        guard let bits = UInt32(try node.string(), radix: 16) else {
            throw node.error("is not eight hexadecimal digits")
        }
        self.init(bits: bits)
    }
}

extension JSONNode {
    /// Returns a count of pixels or rows, limited to what an image can have.
    fileprivate func count() throws -> Int { try integer(in: 0...(1 << 40)) }

    fileprivate func integers(_ count: Int) throws -> [Int] {
        let elements = try elements()
        guard elements.count == count else { throw error("does not have \(count) elements") }
        return try elements.map { try $0.integer() }
    }
}
