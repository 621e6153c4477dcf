import CoreGraphics
import Foundation

/// Filters that make pictures.
extension FilterDefinition {
    static var generators: [FilterDefinition] {
        [
            FilterDefinition("CIConstantColorGenerator", [kCIInputColorKey: CIColor.red], images: []) {
                CIImage(color: $0.color(kCIInputColorKey))
            },
            FilterDefinition("CIQRCodeGenerator", ["inputCorrectionLevel": "M"], images: []) { values in
                guard let message = values.any("inputMessage") as? Data else { return nil }
                let level = values.any("inputCorrectionLevel") as? String ?? "M"
                let correction = QRCode.Correction(rawValue: level) ?? .medium
                return QRCode(Array(message), correction: correction).map(CIImage.init(code:))
            },
        ]
    }
}

extension CIImage {
    /// Creates a picture of a code: a pixel for each module, with one light pixel around.
    fileprivate convenience init(code: QRCode) {
        let side = code.size + 2
        self.init(extent: CGRect(x: 0, y: 0, width: side, height: side)) { _ in
            Grid(x: 0, y: 0, width: side, height: side) { column, row in
                code.isDark(column - 1, side - 2 - row) ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
            }
        }
    }
}
