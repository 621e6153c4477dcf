import LayoutSimGeometry

/// A color space; ICC profiles are treated as sRGB.
indirect enum PDFColorSpace: Hashable {
    case gray, rgb, cmyk
    /// An indexed color space with a table of colors.
    case indexed(PDFColorSpace, table: [UInt8])
    /// An ink whose tint a function converts to a color of an alternate space.
    case tint(PDFFunction?, PDFColorSpace)
    case pattern

    /// Creates the color space that an object describes; gray if it is not understood.
    init(_ object: PDFObject?, _ resources: PDFDictionary, _ file: PDFFile, depth: Int = 0) {
        self = .gray
        guard depth < 8 else { return }
        func space(_ object: PDFObject?) -> PDFColorSpace { PDFColorSpace(object, resources, file, depth: depth + 1) }
        if let name = file.name(object) {
            switch name {
            case "DeviceRGB", "RGB", "CalRGB": self = .rgb
            case "DeviceCMYK", "CMYK": self = .cmyk
            case "DeviceGray", "G", "CalGray": self = .gray
            case "Pattern": self = .pattern
            default:
                if let named = file.dictionary(resources["ColorSpace"])?[name] { self = space(named) }
            }
            return
        }
        let members = file.array(object)
        guard let kind = members.first.flatMap(file.name) else { return }
        switch kind {
        case "ICCBased":
            switch members.count > 1 ? file.number(file.dictionary(members[1])?["N"]) : nil {
            case 4: self = .cmyk
            case 1: self = .gray
            default: self = .rgb
            }
        case "Lab": self = .rgb
        case "Indexed", "I":
            guard members.count > 3 else { return }
            var table = file.data(of: members[3]) ?? []
            if case .string(let bytes)? = file.resolved(members[3]) { table = bytes }
            self = .indexed(space(members[1]), table: table)
        case "Separation", "DeviceN":
            guard members.count > 3 else { return }
            self = .tint(PDFFunction(members[3], in: file), space(members[2]))
        default: self = space(members.first)
        }
    }

    /// The number of components of a color.
    var count: Int {
        switch self {
        case .gray, .indexed, .tint: 1
        case .rgb: 3
        case .cmyk: 4
        case .pattern: 0
        }
    }

    /// Returns the opaque color of components; black if some are missing.
    func color(_ components: [Double]) -> Color {
        func level(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
        guard components.count >= count else { return .black }
        switch self {
        case .gray:
            let gray = level(components[0])
            return Color(red: gray, green: gray, blue: gray)
        case .rgb: return Color(red: level(components[0]), green: level(components[1]), blue: level(components[2]))
        case .cmyk:
            let light = 1 - min(max(components[3], 0), 1)
            func channel(_ ink: Double) -> UInt8 { level((1 - min(max(ink, 0), 1)) * light) }
            return Color(
                red: channel(components[0]), green: channel(components[1]), blue: channel(components[2]))
        case .indexed(let space, let table):
            let index = Int(min(max(components[0], 0), 255)) * space.count
            guard index + space.count <= table.count else { return .black }
            return space.color(table[index..<index + space.count].map { Double($0) / 255 })
        case .tint(let function?, let space): return space.color(function.values(at: components[0]))
        // Without a function, a tint is rendered as gray.
        case .tint(nil, _): return PDFColorSpace.gray.color([1 - components[0]])
        case .pattern: return .clear
        }
    }
}
