/// Pixels of a mask that are close to each other.
struct ConnectedPixels {
    /// The stretches of rows that contain the pixels, with gaps of at most the distance.
    var stretches: [PixelRun] = []
    /// How many pixels there are.
    var count = 0
}

/// Connected components of a dilated mask, computed from runs instead of pixels.
///
/// Dilating by a radius and labeling eight neighbors joins the pixels whose rows and columns are at most twice the
/// radius and one apart.
struct ConnectedRuns {
    private let reach: Int
    private var runs: [PixelRun] = []
    private var counts: [Int] = []
    private var parents: [Int] = []
    /// The runs of the latest rows, the latest row last.
    private var rows: [(row: Int, runs: Range<Int>)] = []

    /// Returns the components in the order of their first pixels.
    static func components(of mask: DifferenceMask, atLeast change: PixelChange, radius: Int) -> [ConnectedPixels] {
        var search = ConnectedRuns(reach: 2 * radius + 1)
        for row in mask.differingRows.sorted() {
            search.add(mask.runs(inRow: row, columns: 0..<mask.width, atLeast: change), row: row)
        }
        return search.components
    }

    private init(reach: Int) {
        self.reach = reach
    }

    private mutating func add(_ pixels: [PixelRun], row: Int) {
        rows.removeAll { $0.row < row - reach }
        let start = runs.count
        for run in pixels {
            if runs.count > start, run.columns.lowerBound - runs[runs.count - 1].columns.upperBound < reach {
                let first = runs[runs.count - 1].columns.lowerBound
                runs[runs.count - 1].columns = first..<run.columns.upperBound
                counts[runs.count - 1] += run.columns.count
            } else {
                runs.append(run)
                counts.append(run.columns.count)
                parents.append(runs.count - 1)
            }
        }
        for above in rows { join(start..<runs.count, above.runs) }
        rows.append((row, start..<runs.count))
    }

    /// Joins the runs of one row with those of a nearby row.
    private mutating func join(_ lower: Range<Int>, _ upper: Range<Int>) {
        var (below, above) = (lower.lowerBound, upper.lowerBound)
        while below < lower.upperBound, above < upper.upperBound {
            let (left, right) = (runs[below].columns, runs[above].columns)
            if left.lowerBound - right.upperBound < reach, right.lowerBound - left.upperBound < reach {
                join(below, above)
            }
            if left.upperBound < right.upperBound { below += 1 } else { above += 1 }
        }
    }

    private mutating func join(_ left: Int, _ right: Int) {
        let (left, right) = (root(of: left), root(of: right))
        parents[max(left, right)] = min(left, right)
    }

    private mutating func root(of run: Int) -> Int {
        var run = run
        while parents[run] != run {
            parents[run] = parents[parents[run]]
            run = parents[run]
        }
        return run
    }

    private var components: [ConnectedPixels] {
        var search = self
        var (result, places) = ([ConnectedPixels](), [Int: Int]())
        for run in runs.indices {
            let root = search.root(of: run)
            if places[root] == nil {
                places[root] = result.count
                result.append(ConnectedPixels())
            }
            guard let place = places[root] else { continue }
            result[place].stretches.append(runs[run])
            result[place].count += counts[run]
        }
        return result
    }
}
