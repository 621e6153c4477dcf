public import Foundation
public import CoreGraphics

/// Any picture, of the module MobileCoreServices, which older code names instead of `UTType.image`.
public var kUTTypeImage: CFString { "public.image" as NSString }
/// JPEG.
public var kUTTypeJPEG: CFString { "public.jpeg" as NSString }
/// PNG.
public var kUTTypePNG: CFString { "public.png" as NSString }
/// GIF.
public var kUTTypeGIF: CFString { "com.compuserve.gif" as NSString }
/// A picture that moves a little.
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" as NSString }
/// Any video, with or without sound.
public var kUTTypeMovie: CFString { "public.movie" as NSString }
/// A video without sound.
public var kUTTypeVideo: CFString { "public.video" as NSString }
/// Any sound.
public var kUTTypeAudio: CFString { "public.audio" as NSString }
/// MP3.
public var kUTTypeMP3: CFString { "public.mp3" as NSString }
/// MPEG-4 with video.
public var kUTTypeMPEG4: CFString { "public.mpeg-4" as NSString }
/// MPEG-4 with sound alone.
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" as NSString }
/// QuickTime.
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" as NSString }
/// PDF.
public var kUTTypePDF: CFString { "com.adobe.pdf" as NSString }
/// Any text.
public var kUTTypeText: CFString { "public.text" as NSString }
/// Text without styles.
public var kUTTypePlainText: CFString { "public.plain-text" as NSString }
/// Text in UTF-8.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" as NSString }
/// Text with styles.
public var kUTTypeRTF: CFString { "public.rtf" as NSString }
/// HTML.
public var kUTTypeHTML: CFString { "public.html" as NSString }
/// XML.
public var kUTTypeXML: CFString { "public.xml" as NSString }
/// JSON.
public var kUTTypeJSON: CFString { "public.json" as NSString }
/// Values between commas.
public var kUTTypeCommaSeparatedText: CFString { "public.comma-separated-values-text" as NSString }
/// A list of properties.
public var kUTTypePropertyList: CFString { "com.apple.property-list" as NSString }
/// An address.
public var kUTTypeURL: CFString { "public.url" as NSString }
/// The address of a file.
public var kUTTypeFileURL: CFString { "public.file-url" as NSString }
/// Any data.
public var kUTTypeData: CFString { "public.data" as NSString }
/// Anything with content.
public var kUTTypeContent: CFString { "public.content" as NSString }
/// Anything with data.
public var kUTTypeItem: CFString { "public.item" as NSString }
/// A folder.
public var kUTTypeFolder: CFString { "public.folder" as NSString }
/// An archive.
public var kUTTypeZipArchive: CFString { "com.pkware.zip-archive" as NSString }
/// A person's addresses.
public var kUTTypeVCard: CFString { "public.vcard" as NSString }
