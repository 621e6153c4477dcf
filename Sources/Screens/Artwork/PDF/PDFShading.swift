import LayoutSimDrawing
import LayoutSimGeometry

extension Shading {
    /// Creates the axial or radial shading that an object describes; `nil` for other types.
    init?(_ object: PDFObject?, _ resources: PDFDictionary, _ file: PDFFile, opacity: Double) {
        guard let dictionary = file.dictionary(object) else { return nil }
        let numbers = file.numbers(dictionary["Coords"])
        let kind: Kind
        switch (file.number(dictionary["ShadingType"]), numbers.count) {
        case (2, 4):
            kind = .linear(from: Point(x: numbers[0], y: numbers[1]), to: Point(x: numbers[2], y: numbers[3]))
        case (3, 6):
            kind = .radial(
                from: Point(x: numbers[0], y: numbers[1]), startRadius: max(0, numbers[2]),
                to: Point(x: numbers[3], y: numbers[4]), endRadius: max(0, numbers[5]))
        default: return nil
        }
        guard let function = PDFFunction(dictionary["Function"], in: file) else { return nil }
        let space = PDFColorSpace(dictionary["ColorSpace"], resources, file)
        let domain = file.numbers(dictionary["Domain"]).range ?? 0...1
        let corners = function.corners(in: domain)
        let stops = corners.enumerated().map { index, share in
            // At a discontinuity, two stops share a location: the first one has the value before it.
            let isBefore = index + 1 < corners.count && corners[index + 1] == share && index > 0
            let place = domain.lowerBound + (share - (isBefore ? 1e-9 : 0)) * (domain.upperBound - domain.lowerBound)
            return Stop(share, space.color(function.values(at: place)).fading(opacity))
        }
        let ends = file.array(dictionary["Extend"]).map { file.resolved($0) == .boolean(true) }
        self.init(kind, stops: stops, extendsBefore: ends.first ?? false, extendsAfter: ends.count > 1 && ends[1])
    }
}
