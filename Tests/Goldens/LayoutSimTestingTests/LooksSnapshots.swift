import LayoutSimTesting
import Testing

/// The golden of a scene with Interface Builder's looks of pictures, labels and buttons: SVG and PDF files, a
/// background image, a subtitle, a shadow, a highlight, and states.
@Suite struct LooksSnapshots {
    static var matrix: Matrix<String> {
        get throws { try Matrix(devices: ["iphone-xr"], orientations: [.portrait], contents: [.typical("")]) }
    }

    @Test(arguments: try matrix) func `the looks match their golden`(_ variant: Variant<String>) throws {
        try expectGolden(ofScene: "Looks", in: "Examples/Storyboards/Looks.storyboard", as: variant)
    }
}
