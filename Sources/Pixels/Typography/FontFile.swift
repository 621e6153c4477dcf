import LayoutSimDrawing
import LayoutSimCHarfBuzz
import LayoutSimFiles

/// An embedded or registered font file, opened for shaping and tracing.
@safe final class FontFile {
    let face: FontFace
    /// The number of font units per em.
    let unitsPerEm: Double
    private let font: OpaquePointer

    init(_ face: FontFace) throws(TypographyError) {
        let name = "Fonts/" + face.file
        let registered = RegisteredFonts.font(named: face.file)
        guard let blob = unsafe registered.map({ unsafe Self.blob(of: $0) }) ?? Self.blob(named: name) else {
            throw TypographyError(file: name, reason: .notEmbedded)
        }
        let opened = unsafe hb_face_create(blob, UInt32(registered?.index ?? 0))
        defer {
            unsafe hb_face_destroy(opened)
            unsafe hb_blob_destroy(blob)
        }
        guard unsafe hb_face_get_glyph_count(opened) > 0, let font = unsafe hb_font_create(opened) else {
            throw TypographyError(file: name, reason: .notAFont)
        }
        let unitsPerEm = unsafe hb_face_get_upem(opened)
        unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        if let instance = registered?.instance {
            unsafe hb_font_set_var_named_instance(font, UInt32(instance))
        }
        self.face = face
        self.unitsPerEm = Double(unitsPerEm)
        unsafe self.font = font
    }

    deinit {
        unsafe hb_font_destroy(font)
    }

    /// Returns whether the font has a glyph for a scalar.
    func covers(_ scalar: UInt32) -> Bool {
        var glyph: UInt32 = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
    }

    /// Returns the advance of a glyph without kerning, in font units.
    func advance(of glyph: UInt32) -> Double {
        Double(unsafe hb_font_get_glyph_h_advance(font, glyph))
    }

    /// Shapes the text in a HarfBuzz buffer.
    func shape(_ buffer: OpaquePointer?, features: [hb_feature_t]) {
        unsafe hb_shape(font, buffer, features, UInt32(features.count))
    }

    /// Traces the outline of a glyph in font units; the y-axis points up.
    func trace(_ glyph: UInt32, with pen: OpaquePointer?, into data: UnsafeMutableRawPointer) {
        unsafe layoutsim_draw_glyph(font, glyph, pen, data)
    }

    /// Wraps the embedded bytes without copying them.
    private static func blob(named name: String) -> OpaquePointer? {
        guard let file = EmbeddedFile(name) else { return nil }
        return unsafe file.bytes.withMemoryRebound(to: CChar.self) { bytes in
            unsafe hb_blob_create(bytes.baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        }
    }

    private static func blob(of font: RegisteredFont) -> OpaquePointer? {
        unsafe font.bytes.withUnsafeBytes { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
                unsafe hb_blob_create(bytes.baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
        }
    }
}

/// The font files, each of which is opened on first use.
final class FontLibrary {
    private var files: [FontFace: FontFile] = [:]

    /// Returns the file of a face; throws if it is missing or invalid.
    func open(_ face: FontFace) throws(TypographyError) -> FontFile {
        if let file = files[face] { return file }
        let file = try FontFile(face)
        files[face] = file
        return file
    }

    /// Returns the file of a face that is known to be embedded.
    func file(_ face: FontFace) -> FontFile {
        do {
            return try open(face)
        } catch {
            preconditionFailure(error.description)
        }
    }
}
