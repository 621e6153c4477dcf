/// An object of a PDF file.
indirect enum PDFObject: Hashable {
    case null
    case boolean(Bool)
    case number(Double)
    case name(String)
    case string([UInt8])
    case array([PDFObject])
    case dictionary(PDFDictionary)
    /// A dictionary and the encoded data of a stream.
    case stream(PDFDictionary, ArraySlice<UInt8>)
    /// A reference to an object by number.
    case reference(Int)
    /// Any other keyword, such as an operator.
    case word(String)
}

/// The entries of a dictionary, keyed by name.
typealias PDFDictionary = [String: PDFObject]

extension PDFObject {
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var name: String? { if case .name(let name) = self { name } else { nil } }

    var integer: Int? {
        guard let number, abs(number) < 1e15 else { return nil }
        return Int(number)
    }
}
