import UIKit

/// The frames of a page's photos and their texts in four, two or one column, in points.
struct PhotoLayout: Equatable {
    private(set) var frames: [CGRect] = []
    /// The frames of the texts below the photos; only one column has them.
    private(set) var infoFrames: [CGRect] = []
    private(set) var contentHeight: CGFloat = 0

    /// The zoom level: four, two or one column.
    enum Scale: Int, CaseIterable, Comparable {
        case four
        case two
        case one

        var columns: Int { 1 << (2 - rawValue) }

        static func < (first: Scale, second: Scale) -> Bool { first.rawValue < second.rawValue }

        /// The next scale in a direction, if there is one.
        func stepped(_ isCloser: Bool) -> Scale { Scale(rawValue: rawValue + (isCloser ? 1 : -1)) ?? self }
    }

    /// The margin around each photo.
    static let margin: CGFloat = 1
    private static let infoHeight: CGFloat = 250

    init() {}

    /// Lays out photos in a width; `sizes` returns the sizes of loaded pictures.
    init(_ scale: Scale, width: CGFloat, count: Int, sizes: (Int) -> CGSize?) {
        frames.reserveCapacity(count)
        if scale == .one { layOutColumn(width, count, sizes) } else { layOutGrid(scale.columns, width, count) }
    }

    private mutating func layOutGrid(_ columns: Int, _ width: CGFloat, _ count: Int) {
        let cell = width / CGFloat(columns)
        let side = max(0, cell - 2 * Self.margin)
        for index in 0..<count {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            frames.append(
                CGRect(
                    x: CGFloat(column) * cell + Self.margin, y: CGFloat(row) * cell + Self.margin, width: side,
                    height: side))
        }
        contentHeight = CGFloat((count + columns - 1) / columns) * cell
    }

    private mutating func layOutColumn(_ width: CGFloat, _ count: Int, _ sizes: (Int) -> CGSize?) {
        let side = max(0, width - 2 * Self.margin)
        var bottom = -Self.margin
        for index in 0..<count {
            let frame = CGRect(
                x: Self.margin, y: bottom + 2 * Self.margin, width: side, height: Self.height(sizes(index), side))
            frames.append(frame)
            infoFrames.append(CGRect(x: Self.margin, y: frame.maxY, width: side, height: Self.infoHeight))
            bottom = frame.maxY + Self.infoHeight
        }
        contentHeight = count > 0 ? bottom + Self.margin : 0
    }

    /// Returns the height of the picture in this width, up to its own height; a photo without a picture is a square.
    private static func height(_ size: CGSize?, _ width: CGFloat) -> CGFloat {
        guard let size, size.width > 0, size.height > 0 else { return width }
        return min(size.height / size.width * width, size.height)
    }

    /// The first photo that intersects a rectangle; touching its edge does not count.
    func firstPhoto(in visible: CGRect) -> Int? {
        frames.firstIndex {
            $0.minX < visible.maxX && $0.maxX > visible.minX && $0.minY < visible.maxY && $0.maxY > visible.minY
        }
    }

    /// Returns the photos whose frames or texts intersect a rectangle.
    func photos(in visible: CGRect) -> Range<Int> {
        let first = frames.indices.partitioningIndex { bottom($0) > visible.minY }
        let last = frames.indices.partitioningIndex { frames[$0].minY >= visible.maxY }
        return first..<max(first, last)
    }

    private func bottom(_ index: Int) -> CGFloat {
        infoFrames.isEmpty ? frames[index].maxY : infoFrames[index].maxY
    }
}

extension Range<Int> {
    /// Returns the first index from which on a condition holds.
    fileprivate func partitioningIndex(_ holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
