public import Foundation
public import CoreGraphics

/// The type identifier for any image, from MobileCoreServices, which older code uses instead of `UTType.image`.
public var kUTTypeImage: CFString { "public.image" as NSString }
/// The type identifier for JPEG images.
public var kUTTypeJPEG: CFString { "public.jpeg" as NSString }
/// The type identifier for PNG images.
public var kUTTypePNG: CFString { "public.png" as NSString }
/// The type identifier for GIF images.
public var kUTTypeGIF: CFString { "com.compuserve.gif" as NSString }
/// The type identifier for Live Photos.
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" as NSString }
/// The type identifier for movies, with or without audio.
public var kUTTypeMovie: CFString { "public.movie" as NSString }
/// The type identifier for video without audio.
public var kUTTypeVideo: CFString { "public.video" as NSString }
/// The type identifier for any audio.
public var kUTTypeAudio: CFString { "public.audio" as NSString }
/// The type identifier for MP3 audio.
public var kUTTypeMP3: CFString { "public.mp3" as NSString }
/// The type identifier for MPEG-4 movies.
public var kUTTypeMPEG4: CFString { "public.mpeg-4" as NSString }
/// The type identifier for MPEG-4 audio.
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" as NSString }
/// The type identifier for QuickTime movies.
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" as NSString }
/// The type identifier for PDF documents.
public var kUTTypePDF: CFString { "com.adobe.pdf" as NSString }
/// The type identifier for any text.
public var kUTTypeText: CFString { "public.text" as NSString }
/// The type identifier for plain text.
public var kUTTypePlainText: CFString { "public.plain-text" as NSString }
/// The type identifier for plain text in UTF-8.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" as NSString }
/// The type identifier for rich text.
public var kUTTypeRTF: CFString { "public.rtf" as NSString }
/// The type identifier for HTML.
public var kUTTypeHTML: CFString { "public.html" as NSString }
/// The type identifier for XML.
public var kUTTypeXML: CFString { "public.xml" as NSString }
/// The type identifier for JSON.
public var kUTTypeJSON: CFString { "public.json" as NSString }
/// The type identifier for comma-separated values.
public var kUTTypeCommaSeparatedText: CFString { "public.comma-separated-values-text" as NSString }
/// The type identifier for property lists.
public var kUTTypePropertyList: CFString { "com.apple.property-list" as NSString }
/// The type identifier for URLs.
public var kUTTypeURL: CFString { "public.url" as NSString }
/// The type identifier for file URLs.
public var kUTTypeFileURL: CFString { "public.file-url" as NSString }
/// The type identifier for any data.
public var kUTTypeData: CFString { "public.data" as NSString }
/// The type identifier for any item with content.
public var kUTTypeContent: CFString { "public.content" as NSString }
/// The type identifier for any item with data.
public var kUTTypeItem: CFString { "public.item" as NSString }
/// The type identifier for folders.
public var kUTTypeFolder: CFString { "public.folder" as NSString }
/// The type identifier for ZIP archives.
public var kUTTypeZipArchive: CFString { "com.pkware.zip-archive" as NSString }
/// The type identifier for vCards.
public var kUTTypeVCard: CFString { "public.vcard" as NSString }
