import LayoutSimPixels

/// Draws the difference of two images in coordinates of the actual one.
struct DifferenceDrawing {
    private let pictures: PicturePair
    private let alignment: RowAlignment
    private(set) var picture: Bitmap

    /// Creates a drawing of the unchanged pixels and the rows and columns that only one image has.
    init(_ pictures: PicturePair, _ alignment: RowAlignment) {
        self.pictures = pictures
        self.alignment = alignment
        picture = Bitmap(
            width: max(pictures.expected.width, pictures.actual.width),
            height: max(pictures.expected.height, pictures.actual.height), filledWith: .marksNothing)
        for rows in alignment.pairs {
            for (old, new) in zip(rows.expectedRows, rows.actualRows) { drawPair(old, new) }
        }
        for row in alignment.insertedRows(of: pictures).joined() {
            draw(pictures.actual, row, 0..<pictures.actual.width, .added)
        }
    }

    private mutating func drawPair(_ expectedRow: Int, _ row: Int) {
        draw(pictures.actual, row, 0..<pictures.width, expectedRow == row ? .plain : .moved)
        draw(pictures.actual, row, pictures.width..<pictures.actual.width, .added)
        draw(pictures.expected, expectedRow, pictures.width..<pictures.expected.width, .removed, into: row)
    }

    /// Draws the ghost of a row of one of the images, in the same row unless `target` specifies another one.
    private mutating func draw(
        _ bitmap: Bitmap, _ row: Int, _ columns: Range<Int>, _ tint: GhostTint, into target: Int? = nil
    ) {
        guard !columns.isEmpty else { return }
        let start = bitmap.row(row).lowerBound
        let end = picture.row(target ?? row).lowerBound
        picture.changePixels { pixels in
            for x in columns { pixels[end + x] = tint.ghost(of: bitmap.pixels[start + x].bits) }
        }
    }

    /// Marks antialiased edges and faint pixels; regions are drawn over them.
    mutating func draw(_ mask: DifferenceMask) {
        for row in mask.differingRows {
            draw(mask.runs(inRow: row, columns: 0..<mask.width, atLeast: .antialiased), .marksEdge)
        }
    }

    mutating func draw(_ runs: [PixelRun], _ color: Pixel) {
        for run in runs {
            let start = picture.row(run.row).lowerBound
            picture.changePixels { pixels in
                for x in run.columns { pixels[start + x] = color }
            }
        }
    }

    /// Rows that were cut off below are drawn where they were; others leave a line in their place.
    mutating func drawRemovedRows(height: Int) {
        for rows in alignment.removedRows(of: pictures) {
            if rows.lowerBound >= pictures.actual.height {
                for row in rows { draw(pictures.expected, row, 0..<pictures.expected.width, .removed) }
            } else {
                let place = alignment.place(ofRemoved: rows, in: pictures)
                let top = max(0, min(place, picture.height - height))
                draw((top..<min(picture.height, top + height)).map(wholeRow), .marksRemoved)
            }
        }
    }

    private func wholeRow(_ row: Int) -> PixelRun { PixelRun(row: row, columns: 0..<picture.width) }

    /// Draws a frame around a rectangle, two points away and one point wide.
    mutating func frame(_ rect: PixelRect, _ color: Pixel, scale: Int) {
        let outer = (x: rect.x - 3 * scale, y: rect.y - 3 * scale)
        let end = (x: rect.x + rect.width + 3 * scale, y: rect.y + rect.height + 3 * scale)
        for y in max(0, outer.y)..<min(picture.height, end.y) {
            for x in max(0, outer.x)..<min(picture.width, end.x) {
                let isInside =
                    outer.x + scale <= x && x < end.x - scale && outer.y + scale <= y && y < end.y - scale
                if !isInside { picture[x, y] = color }
            }
        }
    }
}
