extension Rows {
    init(sourceCount: Int, levelCount: Int) {
        self.init(
            levelCount: levelCount, columns: Indices(), firstVariables: Indices(),
            blockColumns: Indices(),
            blockRows: Indices(),
            termStarts: Indices(), termColumns: Indices(), termValues: Buffer(), columnStarts: Indices(),
            columnRows: Indices(), columnValues: Buffer(), breakpointStarts: Indices(), breakpoints: Buffer(),
            rowsOfSources: Indices(repeating: -1, count: sourceCount), blocks: Indices())
    }

    /// Lists by column what the rows list by row.
    mutating func placeUses() {
        columnRows = Indices(repeating: 0, count: termColumns.count)
        columnValues = Buffer(repeating: 0, count: termColumns.count)
        var next = Indices(capacity: columnCount)
        for column in 0..<columnCount { next.append(columnStarts[column]) }
        for row in 0..<max(termStarts.count - 1, 0) {
            for term in terms(ofLong: row) {
                let place = next[termColumns[term]]
                next[termColumns[term]] = place + 1
                columnRows[place] = columnCount + row
                columnValues[place] = termValues[term]
            }
        }
    }
}
